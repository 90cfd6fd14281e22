import { Drawer, Skeleton } from 'antd';
import { companyApi } from '@/contract/master-data/companies';
import { LoadFailed } from '@/ui/LoadFailed';
import { RecordFacts } from '@/ui/RecordFacts';
import { useCall } from '@kit/data/useCall';
import { companyFields } from './companyFields';

const WIDTH = 640;
const SHOWN = [
  ...(['branchName', 'shortName', 'orgType', 'parentName', 'uscc', 'legalPerson', 'regionName', 'address'] as const),
  ...(['contactName', 'contactPhone', 'licenceState', 'status', 'gmtModified'] as const),
];

interface Props {
  branchId: string;
  name: string;
  onClose: () => void;
}

/** The whole record of a company. */
export function CompanyView({ branchId, name, onClose }: Props) {
  const { data, error, refresh } = useCall(companyApi.detail, { id: branchId });
  return (
    <Drawer open size={WIDTH} title={`${branchId} ${name}`} onClose={onClose}>
      {error ? (
        <LoadFailed error={error} onRetry={refresh} />
      ) : data ? (
        <RecordFacts fields={companyFields} record={data} show={SHOWN} columns={1} />
      ) : (
        <Skeleton active />
      )}
    </Drawer>
  );
}
