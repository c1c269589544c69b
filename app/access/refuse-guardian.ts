import { data, type RouterContextProvider } from "react-router";
import { denyRecord } from "./audit.ts";

/**
 * Refuses a guardian's link that opens nothing, the same whether it ended or never was. Outside of
 * transactions only: a denial is kept over a connection of its own.
 *
 * @throws 404
 */
export async function refuseGuardian(context: Readonly<RouterContextProvider>): Promise<never> {
  await denyRecord(context, "guardian", "");
  throw data("no-link", { status: 404 });
}
