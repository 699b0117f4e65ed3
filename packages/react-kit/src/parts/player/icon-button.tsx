import { Icon, type IconName } from './icon.tsx';

export interface IconButtonProps {
  icon: IconName;
  text?: string;
  label: string;
  className?: string;
  part?: string;
  disabled?: boolean;
  busy?: boolean;
  onClick: () => void;
}

export function IconButton({
  icon,
  text,
  label,
  className = '',
  part,
  disabled,
  busy,
  onClick,
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={`pk-player-icon ${className}`}
      part={part}
      aria-label={label}
      title={label}
      aria-busy={busy}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} text={text} />
    </button>
  );
}
