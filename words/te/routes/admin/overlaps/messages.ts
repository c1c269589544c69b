// English: bf11c9b0
import type * as english from "#routes/admin/overlaps/messages.ts";

export const messages: typeof english.messages = {
  title: "ఒకే సమయంలో ఉన్న క్లాసులు",
  intro:
    "ఒకే సమయంలో రెండు క్లాసులు ఉండకూడదన్న నియమం అకాడమీలో రాకముందే ఖరారైన క్లాసులు ఇవి. ప్రతి జతలో ఒకదాని సమయం మార్చమని లేదా దాన్ని రద్దు చేయమని ట్యూటర్‌ను అడగండి.",
  none: "ఒకే సమయంలో ఉన్న క్లాసులు లేవు.",
  when: "ఎప్పుడు",
  tutor: "ట్యూటర్",
  student: "విద్యార్థి",
  lesson: "క్లాస్",
  formerTutor: "మాజీ ట్యూటర్",
};
