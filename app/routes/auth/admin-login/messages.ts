export const messages = {
  title: "Admin Sign In",
  description: "For the academy's own team.",
  failed: "Failed to log in. Please check your credentials.",
  noRecord: "Access denied. Admin credentials required.",
  links: [{ before: "Not an admin?", label: "Back to Home", to: "/" }],
};
