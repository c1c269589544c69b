// English: 2351c1cf
import type * as english from "#content/site/sample-facts.ts";

export const meaning: typeof english.meaning = "పేరులోనే ఉంది అసలు విలువ";
export const tagline: typeof english.tagline = "విలువల ఆధారిత విద్య, ప్రతి ఒక్కరికీ ప్రత్యేకంగా";
export const emailReply: typeof english.emailReply = "2-4 గంటలు";
export const address: typeof english.address = {
  street: "1, నమూనా రోడ్డు",
  city: "హైదరాబాద్",
  state: "తెలంగాణ",
  postcode: "500 000",
  country: "భారతదేశం",
};
