const controls = 'input, textarea, select, button, [tabindex="0"]';

/** Moves the focus to the first control that shows an error: `aria-invalid`, or the first control inside `data-field-invalid`. */
export function focusFirstInvalid(place: HTMLElement | null): void {
  const invalid = place?.querySelector<HTMLElement>('[aria-invalid="true"], [data-field-invalid]');
  if (!invalid) return;
  const control = invalid.matches(controls) ? invalid : invalid.querySelector<HTMLElement>(controls);
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}
