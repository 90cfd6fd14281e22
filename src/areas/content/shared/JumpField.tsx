import { Flex, Input, Select } from 'antd';
import { APP_PAGE, type AppPage, isCompleteJump, JUMP_TYPE, type Jump, MAX_JUMP_URL } from '@/contract/content/jump';
import { APP_PAGES, jumpTargetApi } from '@/contract/content/jump-targets';
import { T, type TextId, useText } from '@/core/i18n';
import { MoreSelect } from '@/ui/form/MoreSelect';
import { codeTable } from '@kit/fields/codeTable';
import { useCall } from '@kit/data/useCall';
import { RadioChoice } from '@/ui/form/choices';

const PAGES: Readonly<Record<AppPage, TextId>> = {
  home: 'appPage.home',
  category: 'appPage.category',
  product: 'appPage.product',
  zone: 'appPage.zone',
  activity: 'appPage.activity',
  content: 'appPage.content',
  announcement: 'appPage.announcement',
  cart: 'appPage.cart',
  order: 'appPage.order',
  fair: 'appPage.fair',
};

export const jumpType = codeTable('jumpType', JUMP_TYPE, { dictCode: 'jumpType' });

interface Props {
  id?: string;
  value?: Jump;
  onChange?: (jump: Jump) => void;
  disabled?: boolean;
}

const toPage = (pageCode: AppPage, target = ''): Jump => {
  const key = APP_PAGE[pageCode];
  return { jumpType: JUMP_TYPE.app, target: { pageCode, params: key && target ? { [key]: target } : {} } };
};

export const NO_JUMP = toPage('home');

/** A jump has all values that its page needs. */
export const jumpRule = {
  validator: (_: unknown, jump?: Jump) =>
    jump && isCompleteJump(jump) ? Promise.resolve() : Promise.reject(new Error()),
  message: <T id="jump.incomplete" />,
};

/** The object that a page of the app is to show, by its name. */
function Target({
  pageCode,
  target,
  disabled,
  onChange,
}: {
  pageCode: AppPage;
  target: string;
  disabled: boolean;
  onChange: (target: string) => void;
}) {
  const text = useText();
  const { data } = useCall(jumpTargetApi.targets, { pageCode, targetId: target }, { ready: target !== '' });
  const label = data?.records.find(({ value }) => value === target)?.label ?? target;
  return (
    <MoreSelect
      key={pageCode}
      label={text('jump.target')}
      endpoint={jumpTargetApi.targets}
      query={(keyword) => ({ pageCode, keyword })}
      option={(one) => one}
      value={target ? { value: target, label } : null}
      disabled={disabled}
      onChange={(chosen) => onChange(chosen?.value ?? '')}
    />
  );
}

/**
 * The target of a jump: a page of the app with its object, or an address of the web (docs/domain/publishing.md#jump).
 */
export function JumpField({ id, value = NO_JUMP, onChange, disabled = false }: Props) {
  const text = useText();
  const change = (jump: Jump) => onChange?.(jump);
  const isWeb = value.jumpType === JUMP_TYPE.web;
  const pageCode = isWeb ? 'home' : value.target.pageCode;
  const key = APP_PAGE[pageCode];
  return (
    <Flex vertical gap="small" id={id ?? ''}>
      <RadioChoice
        value={value.jumpType}
        options={[...jumpType.options]}
        disabled={disabled}
        onChange={({ target }) =>
          change(target.value === JUMP_TYPE.web ? { jumpType: JUMP_TYPE.web, target: '' } : NO_JUMP)
        }
      />
      {isWeb ? (
        <Input
          value={value.target}
          aria-label={text('jump.url')}
          placeholder="https://"
          maxLength={MAX_JUMP_URL}
          disabled={disabled}
          onChange={({ target }) => change({ jumpType: JUMP_TYPE.web, target: target.value.trim() })}
        />
      ) : (
        <>
          <Select<AppPage>
            placeholder={<T id="select.choose" />}
            aria-label={text('jump.page')}
            value={pageCode}
            disabled={disabled}
            options={APP_PAGES.map((one) => ({ value: one, label: <T id={PAGES[one]} /> }))}
            onChange={(chosen) => change(toPage(chosen))}
          />
          {key && (
            <Target
              pageCode={pageCode}
              target={value.target.params[key] ?? ''}
              disabled={disabled}
              onChange={(target) => change(toPage(pageCode, target))}
            />
          )}
        </>
      )}
    </Flex>
  );
}
