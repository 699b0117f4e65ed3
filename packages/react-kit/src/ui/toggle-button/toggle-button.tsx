import { Button, type ButtonProps } from '../button/button.tsx';

export type ToggleButtonProps = Omit<ButtonProps, 'onPress' | 'aria-pressed' | 'variant'> & {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  variant?: 'secondary' | 'quiet' | undefined;
};

/** Keeps one label; its pressed state shows whether it is on. */
export function ToggleButton({ isSelected, onChange, ...props }: ToggleButtonProps) {
  return <Button {...props} aria-pressed={isSelected} onPress={() => onChange(!isSelected)} />;
}
