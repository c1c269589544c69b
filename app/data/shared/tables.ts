import type { Selectable } from "kysely";
import type { AccountTables } from "./tables/accounts.ts";
import type { DemoLessonTables } from "./tables/demo-lessons.ts";
import type { EnquiryTables } from "./tables/enquiries.ts";
import type { FeeTables } from "./tables/fees.ts";
import type { GuardianTables } from "./tables/guardians.ts";
import type { HomeworkTables } from "./tables/homework.ts";
import type { ImportTables } from "./tables/imports.ts";
import type { LessonTables } from "./tables/lessons.ts";
import type { MessageTables } from "./tables/lines.ts";
import type { OperationTables } from "./tables/operation.ts";
import type { PushTables } from "./tables/push.ts";
import type { SiteTables } from "./tables/site.ts";
import type { TeachingTables } from "./tables/teaching.ts";
import type { TimetableTables } from "./tables/timetable.ts";

/** Every table of the product's schema, as created by `database/migrations`. */
export interface Tables
  extends
    AccountTables,
    TeachingTables,
    TimetableTables,
    LessonTables,
    HomeworkTables,
    FeeTables,
    GuardianTables,
    EnquiryTables,
    DemoLessonTables,
    MessageTables,
    OperationTables,
    PushTables,
    SiteTables,
    ImportTables {}

/** A text for each code that a column stores. */
export type ByCode<
  Table extends keyof Tables,
  Column extends keyof Selectable<Tables[Table]>,
> = Record<NonNullable<Selectable<Tables[Table]>[Column]> & string, string>;
