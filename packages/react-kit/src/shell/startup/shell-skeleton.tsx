import type { ReactNode } from 'react';
import { Page } from '../../host/frame/page.tsx';
import { useHost } from '../../host/host-context.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { MenuShape } from '../side-menu/use-menu-shape.ts';
import { SkeletonBlocks } from './screen-skeleton.tsx';
import './shell-skeleton.css';

/** Entries of the two sections of an admin's menu. */
const sections = [3, 8];

/** The frame of the workspace before the settings arrive, so that nothing jumps when they do. */
export function ShellSkeleton({ shape, children }: { shape: MenuShape; children: ReactNode }) {
  const { productName } = useHost();
  return (
    <div className="pk-shell" data-skeleton>
      <div className="pk-top-bar" aria-hidden="true" />
      {shape === 'bar' ? (
        <div className="pk-tabs-bar pk-shell-skeleton-tabs" aria-hidden="true" />
      ) : (
        <div className="pk-side-menu" data-shape={shape} aria-hidden="true">
          <div className="pk-side-menu-station">
            <Skeleton width={shape === 'open' ? '132px' : '30px'} height="30px" />
          </div>
          {sections.map((count) => (
            <div key={count} className="pk-shell-skeleton-section">
              {Array.from({ length: count }, (_, index) => (
                <Skeleton
                  key={index}
                  width={shape === 'open' ? '88px' : '16px'}
                  height={shape === 'open' ? '12px' : '16px'}
                />
              ))}
            </div>
          ))}
        </div>
      )}
      <main className="pk-shell-view">
        <h1 data-visually-hidden="true">{productName}</h1>
        <Page>
          {children}
          <SkeletonBlocks />
        </Page>
      </main>
    </div>
  );
}
