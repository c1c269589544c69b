/** Razorpay's own pages: a short address leads to one of its hosts. */
const razorpayPages = ["https://rzp.io", "https://razorpay.com", "https://*.razorpay.com"];

const isOfRazorpay = (host: string) => host === "razorpay.com" || host.endsWith(".razorpay.com");

/**
 * The origins of the pages on which families pay, for a Content-Security-Policy.
 *
 * @param base where the gateway is asked: another one than Razorpay's has its pages there
 */
export function pagesOf(base: string): string[] {
  const { hostname, origin } = new URL(base);
  return isOfRazorpay(hostname) ? razorpayPages : [origin];
}

/** Whether a family may be sent to an address that the gateway has answered. */
export function isGatewayPage(address: string, base: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  const { hostname, origin } = new URL(base);
  if (!isOfRazorpay(hostname)) return url.origin === origin;
  if (url.protocol !== "https:" || url.port !== "") return false;
  return url.hostname === "rzp.io" || isOfRazorpay(url.hostname);
}
