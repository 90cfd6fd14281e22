import type { NewPassword, User } from '@/contract/system/users';
import { RecordDialog } from '@kit/form/RecordDialog';
import { type EditedUser, open, saveUser } from './editedUser';
import { RolesSelect } from './roles';
import { userFields, type UserForm } from './userFields';

const NAMES = {
  add: ['staffId', 'realName', 'loginName', 'phone', 'branchId', 'loginBranchIds', 'roleIds', 'email', 'remark'],
  edit: ['realName', 'phone', 'branchId', 'email', 'remark'],
  roles: ['roleIds'],
  companies: ['branchIds'],
} as const;

const TEXTS = {
  add: { title: 'users.addTitle', help: 'users.addHelp', done: 'users.added' },
  edit: { title: 'users.editTitle', help: 'users.editHelp' },
  roles: { title: 'users.rolesTitle', help: 'users.rolesHelp' },
  companies: { title: 'users.companiesTitle', help: 'users.companiesHelp' },
} as const;

interface Props {
  edited: EditedUser | undefined;
  onClose: () => void;
  /** Shows the password of a new account. */
  onPassword: (password: NewPassword) => void;
}

/** The dialogs that create or change an account. */
export function UserDialog({ edited, onClose, onPassword }: Props) {
  const kind = edited?.kind ?? 'add';
  const user = edited && edited.kind !== 'add' ? edited.user : undefined;
  const offered = edited?.kind === 'roles' ? edited.offered : undefined;
  return (
    <RecordDialog<EditedUser['start'], UserForm>
      {...TEXTS[kind]}
      draftKey={`user ${kind} ${user?.userId ?? ''}`}
      titleValues={{ name: user ? `${user.realName} (${user.loginName})` : '' }}
      wide={kind === 'add'}
      fields={userFields}
      record={edited?.start}
      // After a stale version the account is read again as it is stored now.
      reread={async (current) => (kind === 'add' ? {} : (await open[kind](current as User)).start)}
      save={async (form, { record }) => {
        const password = edited && (await saveUser(edited, form, record?.version));
        if (password) onPassword(password);
      }}
      onClose={onClose}
    >
      {NAMES[kind].map((name) =>
        name === 'roleIds' ? (
          <userFields.Field key={name} name={name}>
            <RolesSelect offered={offered} />
          </userFields.Field>
        ) : (
          <userFields.Field key={name} name={name} />
        ),
      )}
    </RecordDialog>
  );
}
