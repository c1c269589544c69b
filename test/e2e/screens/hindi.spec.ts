import { readTranslations } from "../../../words/translate.ts";
import { checkScreens } from "./translated-screens.ts";

// Every third screen: the markup is that of the Telugu ones.
checkScreens("in Hindi", {
  language: "hi",
  isReal: true,
  everyNth: 3,
  prepare: async () => ({ say: await readTranslations("hi") }),
});
