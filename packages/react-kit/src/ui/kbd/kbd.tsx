import './kbd.css';

/** Keys pressed together, such as `<Kbd keys={['Shift', 'D']} />`. */
export function Kbd({ keys }: { keys: readonly string[] }) {
  return (
    <span className="pk-keys">
      {keys.map((key) => (
        <kbd key={key} className="pk-key">
          {key}
        </kbd>
      ))}
    </span>
  );
}
