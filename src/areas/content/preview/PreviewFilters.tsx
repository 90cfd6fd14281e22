import { Flex, Form, Select } from 'antd';
import { homeVersionApi } from '@/contract/content/home/versions';
import { useText } from '@/core/i18n';
import { BranchSelect } from '@/shared/branch/BranchSelect';
import { useCustomerTypes } from '@/shared/pricing/selects';
import { useCall } from '@kit/data/useCall';
import type { Looked } from './address';

interface Props {
  looked: Looked;
  branchId: string;
  onChange: (change: Partial<Looked>) => void;
}

function VersionSelect({ pageId, value, onChange }: { pageId: string; value: string; onChange: (no: string) => void }) {
  const text = useText();
  const { data, loading } = useCall(homeVersionApi.page, { pageId, pageNum: 1, pageSize: 100 });
  const options = (data?.records ?? []).map(({ versionNo, frozen, note }) => ({
    value: String(versionNo),
    label: text(frozen === 1 ? 'preview.version' : 'preview.draft', { versionNo, note }).trim(),
  }));
  return (
    <Select
      id="preview-version"
      allowClear
      loading={loading}
      options={options}
      placeholder={text('preview.newest')}
      value={value || undefined}
      onChange={(chosen: string | undefined) => onChange(chosen ?? '')}
    />
  );
}

/** Chooses the version, the company and the kind of customer. */
export function PreviewFilters({ looked, branchId, onChange }: Props) {
  const text = useText();
  const types = useCustomerTypes();
  return (
    <Form layout="vertical">
      <Flex vertical>
        {looked.id && (
          <Form.Item label={text('preview.versionNo')} htmlFor="preview-version">
            <VersionSelect
              pageId={looked.id}
              value={looked.versionNo}
              onChange={(versionNo) => onChange({ versionNo })}
            />
          </Form.Item>
        )}
        <Form.Item label={text('preview.branchId')} htmlFor="preview-branch">
          <BranchSelect
            id="preview-branch"
            allowClear={false}
            value={branchId}
            onChange={(chosen) => onChange({ branchId: chosen ?? '', at: '' })}
          />
        </Form.Item>
        <Form.Item label={text('preview.customerType')} htmlFor="preview-customer">
          <Select
            {...types}
            id="preview-customer"
            allowClear
            placeholder={text('preview.everybody')}
            value={looked.customerType || undefined}
            onChange={(customerType: string | undefined) => onChange({ customerType: customerType ?? '' })}
          />
        </Form.Item>
      </Flex>
    </Form>
  );
}
