import { fireEvent, screen } from '@testing-library/react';

export const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
export const fill = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
export const dialogOf = (name: string) => screen.findByRole('dialog', { name });
