/** Of a property that is being seeded. */
export interface PropertyFacts {
  index: number;
  propertyId: string;
  branchId: string;
  today: number;
  audit: { createdBy: string; createdByName: string; gmtCreated: string; modifiedBy: string; gmtModified: string };
}
