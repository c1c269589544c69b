// English: 1aec5d46
import type * as english from "#mails/guardians/reason-messages.ts";

export const guardianReason: typeof english.guardianReason = (academy) =>
  `${academy} వద్ద చదువుకునే ఒక విద్యార్థి, తమ సంరక్షకుల ఈమెయిల్‌గా ఈ చిరునామా ఇచ్చారు. అందుకే మీకు ఈ ఈమెయిల్ పంపాం.`;

export const askedReason: typeof english.askedReason = (academy) =>
  `${academy} వద్ద చదువుకునే ఒక విద్యార్థి, తమ సంరక్షకుల ఈమెయిల్‌గా ఈ చిరునామా ఇచ్చారు. అందుకే మీకు ఈ ఈమెయిల్ పంపాం. అది పొరపాటైతే, పైన ఉన్న లింక్‌లో ఆ విషయం చెప్పండి. మేము ఈ చిరునామాను తొలగిస్తాం.`;
