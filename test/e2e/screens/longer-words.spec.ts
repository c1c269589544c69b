import { lengthen } from "../pseudo/lengthen.ts";
import { buildEnglish } from "../support/english-build.ts";
import { sayInEnglish } from "../../../words/translate.ts";
import { checkScreens } from "./translated-screens.ts";

// Room for whatever a translator writes: every screen with words that are 40 % longer.
checkScreens("with longer words", {
  language: "en",
  isReal: false,
  prepare: async () => ({
    say: (english) => sayInEnglish(lengthen(english, "")),
    folder: await buildEnglish("pseudo", { config: "test/e2e/pseudo/vite.config.ts" }),
  }),
});
