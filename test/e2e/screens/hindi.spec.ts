import { readTranslations } from "../../../words/translate.ts";
import { checkScreens } from "./translated-screens.ts";

checkScreens("in Hindi", {
  language: "hi",
  isReal: true,
  third: 1,
  prepare: async () => ({ say: await readTranslations("hi") }),
});
