/** The footer of every public page (§2). */
export const footer = {
  label: "Footer",
  contact: "Contact",
  hours: "Hours",
  email: "Email",
  phone: "Phone",
  address: "Address",
  social: "Find us on",
  columns: [
    {
      title: "Learn More",
      links: [
        { label: "About Us", href: "/about-us" },
        { label: "How a Demo Goes", href: "/demo" },
        { label: "Questions and Answers", href: "/faq" },
        { label: "Contact", href: "/contact" },
        { label: "Schedule a Meeting", href: "/contact/schedule" },
      ],
    },
    {
      title: "Our Services",
      links: [
        { label: "Math", href: "/services/math" },
        { label: "Physics", href: "/services/physics" },
        { label: "Chemistry", href: "/services/chemistry" },
        { label: "Coding Mentorship", href: "/services/coding" },
        { label: "Subject Choice", href: "/services/subject-choice" },
        { label: "Tuition by Class", href: "/#tuition" },
      ],
    },
    {
      title: "Join Our Community",
      links: [
        { label: "Become a Student", href: "/signup" },
        { label: "Become a Tutor", href: "/tutor-signup" },
        { label: "Admin Portal", href: "/admin-login" },
      ],
    },
  ],
  legal: [
    { label: "Privacy", href: "/privacy" },
    { label: "Terms", href: "/terms" },
    { label: "Refunds", href: "/refund" },
  ],
};
