export type InspectorTab = 'clip' | 'episode' | 'checks' | 'library' | 'upload';

/** Up to this width in pixels of the page the open inspector covers the log (inspector.css), so it does not open by itself. */
export const overlayMaxWidth = 1060;
