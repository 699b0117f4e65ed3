import { initialsOf } from './initials-of.ts';
import './avatar.css';

/** A user's initials in a circle; the element around it names the user. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className="pk-avatar" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
