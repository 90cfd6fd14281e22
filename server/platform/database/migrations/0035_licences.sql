CREATE TABLE "licence" (
	"licence_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"owner_type" smallint NOT NULL,
	"owner_id" text NOT NULL,
	"branch_id" text,
	"licence_type" smallint NOT NULL,
	"licence_no" text NOT NULL,
	"licence_name" text DEFAULT '' NOT NULL,
	"issuer" text DEFAULT '' NOT NULL,
	"issue_date" date NOT NULL,
	"expiry_date" date,
	"scope_ids" text[] DEFAULT '{}' NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"licence_state" smallint DEFAULT 1 NOT NULL,
	"valid_from" date NOT NULL,
	"successor_of" bigint,
	"renewed_from" date,
	"cancelled_from" date,
	"renewal_state" smallint DEFAULT 0 NOT NULL,
	"renewal_no" text DEFAULT '' NOT NULL,
	"renewal_time" timestamp(0),
	"renewal_step" text DEFAULT '' NOT NULL,
	"renewal_expiry" date,
	"cancel_no" text,
	"created_by" text DEFAULT '' NOT NULL,
	"gmt_created" timestamp(0),
	"modified_by" text DEFAULT '' NOT NULL,
	"gmt_modified" timestamp(0),
	"version" integer DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "licence_owner_type" CHECK ("licence"."owner_type" in (1, 2, 3)),
	CONSTRAINT "licence_type" CHECK ("licence"."licence_type" in (1, 2, 3, 4, 5, 6, 7, 8, 9)),
	CONSTRAINT "licence_state" CHECK ("licence"."licence_state" in (1, 2, 3, 4, 5)),
	CONSTRAINT "licence_renewal_state" CHECK ("licence"."renewal_state" in (0, 1, 2, 3)),
	CONSTRAINT "licence_version" CHECK ("licence"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "licence_cancel" (
	"cancel_no" text PRIMARY KEY NOT NULL,
	"licence_id" bigint NOT NULL,
	"branch_id" text,
	"reason_type" smallint NOT NULL,
	"reason" text NOT NULL,
	"attachment" bigint,
	"effective_date" date NOT NULL,
	"impact" jsonb NOT NULL,
	"blocks_owner" smallint NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"applicant" text NOT NULL,
	"applicant_name" text NOT NULL,
	"apply_time" timestamp(0) NOT NULL,
	"auditor_name" text DEFAULT '' NOT NULL,
	"audit_time" timestamp(0),
	"opinion" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "licence_cancel_reason" CHECK ("licence_cancel"."reason_type" in (1, 2, 3, 4)),
	CONSTRAINT "licence_cancel_status" CHECK ("licence_cancel"."status" in (1, 2, 3, 4)),
	CONSTRAINT "licence_cancel_version" CHECK ("licence_cancel"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "licence_notice" (
	"notice_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"licence_id" bigint NOT NULL,
	"branch_id" text,
	"expiry_date" date NOT NULL,
	"days_left" smallint NOT NULL,
	"staff_id" text NOT NULL,
	"receiver_name" text NOT NULL,
	"owner_name" text NOT NULL,
	"text" text NOT NULL,
	"time" timestamp(0) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence" ADD CONSTRAINT "licence_successor_of_licence_licence_id_fk" FOREIGN KEY ("successor_of") REFERENCES "public"."licence"("licence_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_cancel" ADD CONSTRAINT "licence_cancel_licence_id_licence_licence_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licence"("licence_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_cancel" ADD CONSTRAINT "licence_cancel_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_cancel" ADD CONSTRAINT "licence_cancel_attachment_file_file_id_fk" FOREIGN KEY ("attachment") REFERENCES "public"."file"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_notice" ADD CONSTRAINT "licence_notice_licence_id_licence_licence_id_fk" FOREIGN KEY ("licence_id") REFERENCES "public"."licence"("licence_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_notice" ADD CONSTRAINT "licence_notice_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licence_owner" ON "licence" USING btree ("owner_type","owner_id");--> statement-breakpoint
CREATE INDEX "licence_branch" ON "licence" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "licence_expiry" ON "licence" USING btree ("expiry_date","licence_id");--> statement-breakpoint
CREATE INDEX "licence_state_of" ON "licence" USING btree ("licence_state","licence_id");--> statement-breakpoint
CREATE INDEX "licence_no_grams" ON "licence" USING gin (grams("licence_no"));--> statement-breakpoint
CREATE UNIQUE INDEX "licence_cancel_waiting" ON "licence_cancel" USING btree ("licence_id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "licence_cancel_of" ON "licence_cancel" USING btree ("licence_id","apply_time");--> statement-breakpoint
CREATE UNIQUE INDEX "licence_notice_one" ON "licence_notice" USING btree ("licence_id","expiry_date","days_left","staff_id");--> statement-breakpoint
CREATE INDEX "licence_notice_receiver" ON "licence_notice" USING btree ("staff_id","time");--> statement-breakpoint
insert into licence (owner_type, owner_id, licence_type, licence_no, issue_date, expiry_date, valid_from, licence_state)
  select 3, product_id, 9, approval_no, approval_expiry - interval '5 years', approval_expiry, approval_expiry - interval '5 years',
    case when approval_expiry < now()::date then 3 when approval_expiry <= now()::date + 30 then 2 else 1 end
  from product where approval_expiry is not null;--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "approval_expiry";--> statement-breakpoint
select guard_rows(guarded::regclass, $$branch_id is null or branch_id in (select visible_branches())$$)
from unnest(array['licence', 'licence_cancel', 'licence_notice']) as guarded;
