import type { Generated } from "kysely";
import type { Stamp } from "./stamp.ts";

/** Notices on devices. */
export interface PushTables {
  push_subscriptions: {
    id: Generated<string>;
    session_id: string;
    endpoint: string;
    p256dh: Buffer;
    auth: Buffer;
    created_at: Stamp;
  };
  push_refusals: {
    account_id: string;
    push_group: string;
  };
  pushes: {
    id: Generated<string>;
    subscription_id: string;
    kind: string;
    path: string;
    key: string;
    lesson_id: string | null;
    due_at: Date;
    expires_at: Date;
    attempts: Generated<number>;
    queued_at: Stamp;
    sent_at: Date | null;
    failed_at: Date | null;
  };
}
