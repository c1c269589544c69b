export function PlaySign({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 16 18" className={className} aria-hidden="true" fill="currentColor">
      <path d="M0 0l16 9L0 18z" />
    </svg>
  );
}
