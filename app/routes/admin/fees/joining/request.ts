import { redirect } from "react-router";
import { familyPage } from "../request.ts";

/** The page on which another family is joined with a family. */
export const joinPage = (familyId: string) => `${familyPage(familyId)}/join`;

/** The page on which a student is parted from a family. */
export const partingPage = (familyId: string) => `${familyPage(familyId)}/parting`;

/** Leads on from a family that was joined. @throws a redirect to the family that it is a part of */
export function followJoined({ joinedInto }: { joinedInto: string | null }): void {
  if (joinedInto !== null) throw redirect(familyPage(joinedInto));
}
