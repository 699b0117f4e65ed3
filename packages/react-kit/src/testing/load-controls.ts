import { loadDeferred } from '../ui/deferred/deferred.ts';
import '../ui/combo-box/combo-box.tsx';
import '../ui/date-field/date-field.tsx';
import '../ui/date-picker/day-picker.tsx';
import '../ui/date-range-picker/date-range-picker.tsx';
import '../ui/dialog/dialog.tsx';
import '../ui/drawer/drawer.tsx';
import '../ui/menu/menu.tsx';
import '../ui/multi-select/multi-select.tsx';
import '../ui/number-field/number-field.tsx';
import '../ui/popover/popover.tsx';
import '../ui/select/select.tsx';
import '../ui/tag-input/tag-input.tsx';
import '../ui/time-field/time-field.tsx';

// Tests that are not about loading start with controls that have loaded.
await loadDeferred();
