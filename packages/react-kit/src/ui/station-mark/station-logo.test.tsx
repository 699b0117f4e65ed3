import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../testing/render.tsx';
import { StationLogo } from './station-logo.tsx';

describe('StationLogo', () => {
  it('shows the logo, and the waves if there is none or it does not load', () => {
    const { container, rerender } = render(<StationLogo src="/wxyz/images/logo.png" />);
    const logo = () => container.querySelector('img');
    expect(logo()?.getAttribute('src')).toBe('/wxyz/images/logo.png');
    expect(container.querySelector('svg')).toBeNull();
    const broken = logo();
    if (broken) fireEvent.error(broken);
    expect(container.querySelector('svg')).not.toBeNull();
    rerender(<StationLogo src="/wxyz/images/next.png" />);
    expect(logo()?.getAttribute('src')).toBe('/wxyz/images/next.png');
    rerender(<StationLogo src="" />);
    expect(container.querySelector('svg')).not.toBeNull();
  });
});
