// English: 2f44ecca
import type * as english from "#content/site/pages/sample-notice.ts";

export const sampleNotice: typeof english.sampleNotice = {
  label: "అకాడమీ సిబ్బందికి",
  text: "ఇది మీకు మాత్రమే కనిపిస్తుంది: ఈ సైట్‌లో కొన్ని చోట్ల ఇంకా నమూనా రాతలే ఉన్నాయి.",
  link: { label: "ఏవో చూడండి", href: "/admin-dashboard/site" },
};
