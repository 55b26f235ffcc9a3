# Las páginas de reglas que escribe el servidor, y qué cambia de unas reglas a otras.
rules-page-title = Reglas: { $rules }
rules-page-edition = { $rules } (edición posterior)
rules-page-change = Cambiar estas reglas
rules-page-unlike = Qué cambia para quien conoce:
rules-page-data = Estas reglas como datos (JSON)
rules-page-file = En un solo archivo
rules-page-error = No se puede mostrar esta página
rules-page-nearest = Quizá querías decir:
rules-page-editor = Elegir reglas

rules-diff-head = Qué cambia, primero lo más frecuente. Los bots jugaron { $deals ->
    [one] una mano
   *[other] { $deals } manos
} con las reglas conocidas; cada cambio se probó por separado con las mismas cartas.
rules-diff-same = No hay diferencias.
rules-diff-often = { $share ->
    [all] En todas las manos
   *[some] En { $differ } de { $deals } manos
}
rules-diff-option = { $title }: { $value } (antes: { $was })
rules-diff-more = Por primera vez en la mano { $deal }; ahora es posible ({ $seat }): { $what }
rules-diff-less = Por primera vez en la mano { $deal }; ya no es posible ({ $seat }): { $what }
rules-diff-asked = Por primera vez en la mano { $deal }; ahora le toca a: { $seat } – { $what }
rules-diff-turn = Por primera vez en la mano { $deal }; la mano sigue sin una palabra que antes se pedía
rules-diff-writes = Por primera vez en la mano { $deal }; ahora se apunta: { $what }
rules-diff-unwritten = Por primera vez en la mano { $deal }; ya no se apunta: { $what }
rules-diff-deal = Por primera vez en la mano { $deal }: otra baraja u otro número de cartas
rules-diff-ends = Por primera vez en la mano { $deal }: la partida acaba en otro momento
rules-diff-line = { $seat }: { $line } ({ $amount })
rules-diff-order = El mismo barajado da otras cartas; en la mesa nadie lo nota:
rules-diff-never = Ni una vez en estas manos:
rules-diff-title = Qué cambia
rules-diff-known = Reglas conocidas
rules-diff-new = Reglas nuevas
rules-diff-comparing = Se están comparando las reglas: { $done } de { $deals } manos. La página se actualiza sola.
rules-diff-usual = En qué se diferencian de lo que sueles jugar ({ $rules })
rules-diff-all = Todas las diferencias
