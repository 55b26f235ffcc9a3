// The person at this browser. Pages read `session.me`; a visitor without an account becomes a guest with a nickname.

import { api, ApiError, useCsrf } from "./api";
import { i18n, setLanguage } from "./i18n.svelte";
import type { Credentials, Me, Profile } from "./wire/messages";

let me = $state.raw<Me | null>(null);
let known = $state(false);
let draft = $state("");
let asking: Promise<Me | null> | undefined;

function keep(found: Me | null): Me | null {
  me = found;
  known = true;
  useCsrf(found?.csrf ?? "");
  return found;
}

async function load(): Promise<Me | null> {
  try {
    return keep(await api.me());
  } catch (thrown) {
    if (thrown instanceof ApiError && (thrown.status === 401 || thrown.status === 404)) return keep(null);
    throw thrown;
  } finally {
    asking = undefined;
  }
}

export const session = {
  /** The person; null for a new visitor, and until the server has answered (see `known`). */
  get me(): Me | null {
    return me;
  },

  /** The name that a new visitor has typed on one page, as the default on the others. */
  get draft(): string {
    return draft;
  },
  set draft(name: string) {
    draft = name;
  },

  /** Whether the server has answered who this is. */
  get known(): boolean {
    return known;
  },

  /** Asks the server once who this is. Rejects if the request fails; the next call tries again. */
  load(): Promise<Me | null> {
    if (known) return Promise.resolve(me);
    asking ??= load();
    return asking;
  },

  /** The person under this name: creates a guest for a new visitor, and renames a person who had another name. */
  async named(name: string): Promise<Me> {
    const now = await session.load();
    if (now === null) return keep(await api.guest({ name, language: i18n.language })) as Me;
    return name && name !== now.name ? session.change({ name }) : now;
  },

  async change(profile: Profile): Promise<Me> {
    return keep(await api.change(profile)) as Me;
  },

  /** Turns the current guest into an account, with its seats and matches. */
  async register(credentials: Credentials): Promise<Me> {
    const asked = { ...credentials, language: i18n.language };
    return keep(await api.register(asked)) as Me;
  },

  async login(credentials: Credentials): Promise<Me> {
    const found = keep(await api.login(credentials)) as Me;
    await setLanguage(found.language).catch(() => undefined);
    return found;
  },

  /** The server has ended the session: the next action begins a new one. */
  forget(): void {
    keep(null);
  },

  /** Deletes the account or guest permanently and ends the session. A guest has no password. */
  async deleteAccount(password: string): Promise<void> {
    await api.deleteMe({ password });
    keep(null);
  },

  async logout(): Promise<void> {
    await api.logout();
    keep(null);
  },
};

// The language is stored with the person, so that other devices use it too.
$effect.root(() => {
  $effect(() => {
    const language = i18n.language;
    if (i18n.ready && me !== null && me.language !== language) void session.change({ language }).catch(() => undefined);
  });
});
