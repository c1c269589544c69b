/** Every word of the film: titles in the picture, and captions. It fits any academy: it has no name. */
export const words = {
  ending: { title: "One to one", text: "The first class is free" },
  values: [
    "Strong subjects",
    "Respect and empathy",
    "Expert tutors from IITs and NITs",
    "A calm mind",
  ],
  steps: ["Book a demo", "Join the live demo", "Pay and start"],
  captions: [
    { from: 0.4, to: 4.6, text: "Dusk in a village in Telangana. A student opens her laptop." },
    {
      from: 5,
      to: 10.6,
      text: "Far away, her tutor does too. Thread by thread, one to one, a pattern meets in the middle.",
    },
    { from: 11, to: 12.8, text: "Strong subjects." },
    { from: 12.8, to: 14.4, text: "Respect and empathy." },
    { from: 14.4, to: 16, text: "Expert tutors from IITs and NITs." },
    { from: 16, to: 17.8, text: "A calm mind." },
    { from: 18.2, to: 19.8, text: "Book a demo." },
    { from: 19.8, to: 21.3, text: "Join the live demo." },
    { from: 21.3, to: 22.8, text: "Pay and start." },
    { from: 23.4, to: 26.8, text: "One to one. The first class is free." },
  ],
} as const;
