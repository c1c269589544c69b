import { familyPage } from "../request.ts";

/** The page of a family's discounts. */
export const discountsPage = (familyId: string) => `${familyPage(familyId)}/discounts`;
