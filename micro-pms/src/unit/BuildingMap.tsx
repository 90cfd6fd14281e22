import { Empty } from 'antd';
import { useState } from 'react';
import { UNIT_STATUS } from '../../../src/contract/property/micro-pms';
import { buildingApi } from '../../../src/contract/property/properties';
import { type PmsUnit, unitApi } from '../../../src/contract/property/units';
import { useCall } from '@kit/data/useCall';
import { Awaited } from '../Awaited';
import { BuildingPick, PropertyPick } from '../fields/f';
import { useSay } from '../say';
import styles from './BuildingMap.module.css';
import { unitStatus } from './unitFields';

const LOOK: Readonly<Record<number, string | undefined>> = {
  [UNIT_STATUS.vacant]: styles.vacant,
  [UNIT_STATUS.reserved]: styles.reserved,
  [UNIT_STATUS.let]: styles.let,
  [UNIT_STATUS.repair]: styles.repair,
  [UNIT_STATUS.closed]: styles.closed,
};

interface FloorsProps {
  buildingId: string;
  onOpen: (unit: PmsUnit) => void;
}

function Floors({ buildingId, onOpen }: FloorsProps) {
  const say = useSay();
  const read = useCall(unitApi.map, { buildingId });
  const { data } = read;
  if (!data) return <Awaited {...read} />;
  return (
    <div className={styles.floors}>
      {data.floors.map(({ floor, units }) => (
        <section key={floor} className={styles.floor}>
          <h2 className={styles.name}>
            {floor > 0 ? say('pmsUnit.floorWord', { floor }) : say('pmsUnit.basementWord', { floor: Math.abs(floor) })}
          </h2>
          <div className={styles.rooms}>
            {units.length === 0 && <span className={styles.none}>{say('pmsUnit.noUnits')}</span>}
            {units.map((unit) => (
              <button
                key={unit.unitId}
                type="button"
                className={`${styles.room} ${LOOK[unit.unitStatus] ?? ''}`}
                onClick={() => onOpen(unit)}
              >
                <b>{unit.unitNo}</b>
                <span>{unitStatus.labelOf(unit.unitStatus)}</span>
                <span className={styles.who}>{unit.tenantName || unit.reservedFor || `${unit.area} m²`}</span>
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** A building floor by floor from above; each unit says its state by colour and by name. */
export function BuildingMap({ onOpen }: { onOpen: (unit: PmsUnit) => void }) {
  const say = useSay();
  const [propertyId, setPropertyId] = useState<string>();
  const [chosen, setBuildingId] = useState<string>();
  // Without a choice the first building is shown.
  const first = useCall(buildingApi.page, { pageSize: 10, ...(propertyId ? { propertyId } : {}) }).data?.records[0];
  const buildingId = chosen ?? first?.buildingId;
  return (
    <div className={styles.map}>
      <div className={styles.choice}>
        <label className={styles.pick}>
          {say('pmsUnit.propertyId')}
          <PropertyPick
            {...(propertyId ? { value: propertyId } : {})}
            onChange={(value) => {
              setPropertyId(value);
              setBuildingId(undefined);
            }}
          />
        </label>
        <label className={styles.pick}>
          {say('pmsUnit.buildingId')}
          <BuildingPick
            key={propertyId}
            propertyId={propertyId}
            {...(buildingId ? { value: buildingId } : {})}
            onChange={setBuildingId}
          />
        </label>
      </div>
      {buildingId ? (
        <Floors key={buildingId} buildingId={buildingId} onOpen={onOpen} />
      ) : (
        <Empty description={say('pmsUnit.chooseBuilding')} />
      )}
    </div>
  );
}
