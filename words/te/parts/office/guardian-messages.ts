// English: acd53fce
import type * as english from "#parts/office/guardian-messages.ts";

const decisions = {
  given: "సమ్మతి ఇచ్చారు",
  withheld: "సమ్మతి ఇవ్వలేదు",
  withdrawn: "సమ్మతిని వెనక్కి తీసుకున్నారు",
};

const readers = { admin: "అడ్మిన్", tutor: "ట్యూటర్" };

export const guardianMessages: typeof english.guardianMessages = {
  title: (name) => `${name}: సంరక్షకులు`,
  birthDate: "పుట్టిన తేదీ",
  age: (date, years) => `${date} (వయసు ${years})`,
  unknown: "ఇవ్వలేదు",
  guardian: "సంరక్షకులు",
  none: "ఎవరి పేరూ ఇవ్వలేదు",
  relation: "బంధుత్వం",
  relations: {
    mother: "తల్లి",
    father: "తండ్రి",
    grandparent: "తాతయ్య లేదా అమ్మమ్మ/నానమ్మ",
    other: "ఇతర సంరక్షకులు",
  },
  email: "ఈమెయిల్",
  phone: "ఫోన్",
  consent: "సమ్మతి",
  page: "పేజీ",
  pageNeverRead: "ఇంకా చదవలేదు",
  pageRead: (at, times) => `చివరిసారి చదివింది: ${at}, మొత్తం ${times}`,
  consentStates: {
    unanswered: "ఇంకా సమాధానం ఇవ్వలేదు",
    given: "ఇచ్చారు",
    outdated: "పాత సమ్మతి పత్రానికి ఇచ్చారు: కొత్తవి తెరవలేదు; వారిని మళ్లీ అడిగాం",
    withheld: "ఇవ్వలేదు: దయచేసి కుటుంబంతో మాట్లాడండి",
    withdrawn: "వెనక్కి తీసుకున్నారు: దయచేసి కుటుంబంతో మాట్లాడండి",
  },
  answers: "సమాధానాలు",
  answer: (at, name, decision, version) =>
    `${at}: ${name}, ${decisions[decision]} (సమ్మతి పత్రం వెర్షన్ ${version})`,
  reads: "సంప్రదింపు వివరాలు ఎవరెవరు చూశారు",
  read: (at, name, role) => `${at}: ${name}, ${readers[role]}`,
  allReads: "అన్నీ లాగ్‌లో చూడండి",
  formerReader: "ఇప్పుడు ఖాతా లేని వ్యక్తి",
  endText:
    "ఆపితే సంరక్షకుల లింక్‌లు పనిచేయవు. వారి సమాధానాలు అలాగే ఉంటాయి; విద్యార్థి మరొకరి పేరు ఇవ్వవచ్చు, పుట్టిన తేదీని సరిచేయవచ్చు.",
  end: "సంరక్షకులకు యాక్సెస్ ఆపండి",
  close: "మూసివేయండి",
};
