// Type guards for Thousand.

import type { Result, View } from "../../wire/thousand";
import type { BaseResult, BaseView } from "../view";

export const isThousandView = (view: BaseView): view is View => "points_taken" in view;
export const isThousand = (result: BaseResult): result is Result => "points" in result;
