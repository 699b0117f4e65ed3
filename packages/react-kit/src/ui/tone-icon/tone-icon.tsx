/** The tone of a message: what happened to the user's work. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';

const circle = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0';
const shapes: Readonly<Record<Tone, string>> = {
  info: `${circle}M12 16v-4M12 8h.01`,
  success: `${circle}M16 9l-5.5 5.5L8 12`,
  warning: 'M21.7 18l-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01',
  danger:
    'M8.7 2h6.6a2 2 0 0 1 1.4.6l4.7 4.7a2 2 0 0 1 .6 1.4v6.6a2 2 0 0 1-.6 1.4l-4.7 4.7a2 2 0 0 1-1.4.6H8.7a2 2 0 0 1-1.4-.6l-4.7-4.7A2 2 0 0 1 2 15.3V8.7a2 2 0 0 1 .6-1.4l4.7-4.7A2 2 0 0 1 8.7 2zM12 16h.01M12 8v4',
};

/**
 * The icon of a tone, after Lucide's info, circle-check, triangle-alert and octagon-alert (ISC). Drawn here, because the sign-in
 * page needs these four only, and Lucide's renderer is a fortieth of its code.
 */
export function ToneIcon({ tone }: { tone: Tone }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[tone]} />
    </svg>
  );
}
