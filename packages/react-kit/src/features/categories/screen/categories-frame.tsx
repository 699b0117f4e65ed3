import type { ReactNode, Ref } from 'react';
import { Heading } from '../../../ui/heading/heading.tsx';
import { categoriesMessages as messages } from './categories.messages.ts';

interface Props {
  action?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

export function CategoriesFrame({ action, children, ref }: Props) {
  return (
    <div ref={ref} className="pk-category-screen">
      <div className="pk-category-screen-head">
        <Heading level={1}>{messages.heading}</Heading>
        {action}
      </div>
      {children}
    </div>
  );
}
