import { readTranslations } from "../../../words/translate.ts";
import { checkScreens } from "./translated-screens.ts";

checkScreens("in Hindi", {
  language: "hi",
  isReal: true,
  prepare: async () => ({ say: await readTranslations("hi") }),
});
