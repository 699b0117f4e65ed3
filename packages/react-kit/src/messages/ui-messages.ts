import type * as comboBox from '../ui/combo-box/combo-box.messages.ts';
import type * as commandList from '../ui/command-list/command-list.messages.ts';
import type * as confirmDialog from '../ui/confirm-dialog/confirm-dialog.messages.ts';
import type * as copyButton from '../ui/copy-button/copy-button.messages.ts';
import type * as datePicker from '../ui/date-picker/date-picker.messages.ts';
import type * as dateRangePicker from '../ui/date-range-picker/date-range-picker.messages.ts';
import type * as deferred from '../ui/deferred/deferred.messages.ts';
import type * as dialog from '../ui/dialog/dialog.messages.ts';
import type * as drawerDrawer from '../ui/drawer/drawer.messages.ts';
import type * as errorState from '../ui/error-state/error-state.messages.ts';
import type * as fileDrop from '../ui/file-drop/file-drop.messages.ts';
import type * as optionSearch from '../ui/list-box/option-search.messages.ts';
import type * as messageBar from '../ui/message-bar/message-bar.messages.ts';
import type * as multiSelect from '../ui/multi-select/multi-select.messages.ts';
import type * as pagination from '../ui/pagination/pagination.messages.ts';
import type * as passwordField from '../ui/password-field/password-field.messages.ts';
import type * as searchField from '../ui/search-field/search-field.messages.ts';
import type * as select from '../ui/select/select.messages.ts';
import type * as slider from '../ui/slider/slider.messages.ts';
import type * as spinner from '../ui/spinner/spinner.messages.ts';
import type * as table from '../ui/table/table.messages.ts';
import type * as tagInput from '../ui/tag-input/tag-input.messages.ts';
import type * as textArea from '../ui/text-area/text-area.messages.ts';
import type { ByKey } from './by-key.ts';

/** The words of the basic components, by the key of their module. */
export interface UiMessages
  extends
    ByKey<typeof comboBox>,
    ByKey<typeof commandList>,
    ByKey<typeof confirmDialog>,
    ByKey<typeof copyButton>,
    ByKey<typeof datePicker>,
    ByKey<typeof dateRangePicker>,
    ByKey<typeof deferred>,
    ByKey<typeof dialog>,
    ByKey<typeof drawerDrawer>,
    ByKey<typeof errorState>,
    ByKey<typeof fileDrop>,
    ByKey<typeof optionSearch>,
    ByKey<typeof messageBar>,
    ByKey<typeof multiSelect>,
    ByKey<typeof pagination>,
    ByKey<typeof passwordField>,
    ByKey<typeof searchField>,
    ByKey<typeof select>,
    ByKey<typeof slider>,
    ByKey<typeof spinner>,
    ByKey<typeof table>,
    ByKey<typeof tagInput>,
    ByKey<typeof textArea> {}
