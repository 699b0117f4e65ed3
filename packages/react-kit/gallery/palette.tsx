import { Badge, type LabelColor } from '../src/ui/badge/badge.tsx';
import { Section } from './section.tsx';

const colors: LabelColor[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'gray'];
const sizes = [11, 12, 13, 14, 16, 20, 24, 32];
const steps = Array.from({ length: 12 }, (_, index) => index + 1);

export function Palette() {
  return (
    <Section title="Palette">
      <div className="pk-stack">
        <div className="pk-row">
          {colors.map((color) => (
            <span key={color} className="pk-row" data-color={color} style={{ gap: 4 }}>
              <span style={{ width: 20, height: 20, borderRadius: 4, background: 'var(--pk-label)' }} />
              <Badge color={color}>{`color-${color}`}</Badge>
            </span>
          ))}
        </div>
        <div className="pk-row" style={{ gap: 0 }}>
          {steps.map((step) => (
            <span key={step} style={{ width: 40, height: 32, background: `var(--pk-neutral-${step})` }} />
          ))}
        </div>
        <div className="pk-row">
          {sizes.map((size) => (
            <span key={size} style={{ font: `var(--pk-text-${size})` }}>
              {size} Evening
            </span>
          ))}
        </div>
      </div>
    </Section>
  );
}
