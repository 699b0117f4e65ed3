import type { Option } from '../option/option.ts';

/** The chosen option in the button of a Select. */
export function ChosenOption({ option }: { option: Option | undefined }) {
  return (
    <>
      {option?.icon}
      <span className="pk-truncate" title={option?.label}>
        {option?.label}
      </span>
    </>
  );
}
