import { readTranslations } from "../../../words/translate.ts";
import { checkScreens } from "./translated-screens.ts";

// Telugu is the widest and the highest of our scripts.
checkScreens("in Telugu", {
  language: "te",
  isReal: true,
  prepare: async () => ({ say: await readTranslations("te") }),
});
