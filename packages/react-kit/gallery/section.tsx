import type { ReactNode } from 'react';
import { Card } from '../src/ui/card/card.tsx';
import { Heading } from '../src/ui/heading/heading.tsx';

export function Section({
  title,
  children,
  isFlush,
}: {
  title: string;
  children: ReactNode;
  isFlush?: boolean;
}) {
  return (
    <section className="gallery-section" id={title.toLowerCase().replaceAll(' ', '-')}>
      <Card
        isFlush={isFlush}
        header={
          <Heading level={2} look={3}>
            {title}
          </Heading>
        }
      >
        {children}
      </Card>
    </section>
  );
}
