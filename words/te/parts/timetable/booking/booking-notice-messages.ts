// English: 80b96300
import type * as english from "#parts/timetable/booking/booking-notice-messages.ts";

export const messages: typeof english.messages = { freeTimes: "దగ్గరలోని ఖాళీ సమయాలు" };
