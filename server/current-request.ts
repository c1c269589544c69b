import { AsyncLocalStorage } from "node:async_hooks";
import type { UUID } from "node:crypto";

/** A request that the app answers. */
export interface CurrentRequest {
  /** Made by us: it goes into the text of statements. */
  readonly id: UUID;
  /** Which of the product's addresses it is for, as a pattern; null while nobody knows. */
  route: () => string | null;
}

/**
 * The request that the running code works for. There is one such store in a process: the app is a
 * bundle of its own, and has to be handed it.
 */
export const currentRequest = new AsyncLocalStorage<CurrentRequest>();
