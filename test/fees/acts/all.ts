import type { Acts } from "../world.ts";
import { bankActs } from "./bank.ts";
import { bookActs } from "./books.ts";
import { documentActs } from "./documents.ts";
import { familyActs } from "./families.ts";
import { lessonActs } from "./lessons.ts";
import { payActs } from "./pay.ts";
import { paymentActs } from "./payments.ts";

/** What happens, and how often. */
export const acts: Acts = {
  ...lessonActs,
  ...bookActs,
  ...familyActs,
  ...paymentActs,
  ...bankActs,
  ...payActs,
  ...documentActs,
};
