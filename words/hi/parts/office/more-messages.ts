// English: c6ae9b7d
import type * as english from "#parts/office/more-messages.ts";
import { queueHours } from "#domain/lessons/settlement.ts";

export const messages: typeof english.messages = {
  title: "और",
  families: "परिवार",
  lessons: "क्लासें",
  academy: "अकादमी",
  places: {
    enquiries: {
      label: "पूछताछ",
      text: "डेमो क्लास माँगने वाले परिवार, जिनका अभी खाता नहीं है।",
    },
    messages: { label: "संदेश", text: "कौन दफ़्तर के जवाब का इंतज़ार कर रहा है, और वे संदेश जिन्हें देखना है।" },
    referrals: { label: "रेफ़रल", text: "कौन किसके ज़रिए आया।" },
    import: {
      label: "इंपोर्ट",
      text: "स्प्रेडशीट से विद्यार्थी, ट्यूटर, अभिभावक और आवंटन।",
    },
    lessons: {
      label: "जिन क्लासों का हाल बताना है",
      text: `आपत्तियाँ, और वे क्लासें जिनका हाल ${queueHours} घंटे में किसी ने नहीं बताया।`,
    },
    away: { label: "छुट्टी पर ट्यूटर", text: "ट्यूटर की छुट्टी के समय तय क्लासें।" },
    quality: { label: "गुणवत्ता", text: "महीने की क्लासों के नतीजे, ट्यूटर के हिसाब से।" },
    overlaps: {
      label: "एक ही समय पर पड़ने वाली क्लासें",
      text: "पहले के दिनों की क्लासें, जो एक ही समय पर हैं।",
    },
    holidays: { label: "छुट्टियाँ", text: "बिना क्लास के दिन।" },
    syllabus: { label: "सिलेबस", text: "हर कक्षा और विषय के अध्याय।" },
    fees: { label: "फ़ीस", text: "परिवारों का बकाया, ट्यूटरों की कमाई और दाम।" },
    site: {
      label: "साइट",
      text: "वेबसाइट के पेजों पर क्या लिखा है: नाम, संपर्क, सवाल, नीतियाँ।",
    },
    staff: { label: "स्टाफ़", text: "यहाँ कौन, किस भूमिका में काम करता है।" },
    setup: { label: "सेटअप", text: "अकादमी के पहले क़दम।" },
    log: { label: "लॉग", text: "किसने, क्या, कब किया।" },
  },
};
