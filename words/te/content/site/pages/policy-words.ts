// English: c4b3f663
import type * as english from "#content/site/pages/policy-words.ts";

export const draftMark: typeof english.draftMark =
  "ఇది ముసాయిదా. అకాడమీ న్యాయవాది దీన్ని ఇంకా పరిశీలించాలి. మా ఉద్దేశం ఏమిటో ఇది చెబుతుంది, కానీ చట్టపరంగా ఇంకా వర్తించదు.";

export const updatedLabel: typeof english.updatedLabel = "చివరిగా మార్చినది";
