CREATE TABLE "announcement_confirmation" (
	"announcement_id" bigint NOT NULL,
	"reader_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"confirm_time" timestamp(0) NOT NULL,
	CONSTRAINT "announcement_confirmation_announcement_id_reader_id_revision_pk" PRIMARY KEY("announcement_id","reader_id","revision")
);
--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "attachments" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "min_seconds" smallint DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "confirm_by" timestamp(0);--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "remind_days" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "hand_remind_time" timestamp(0);--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "plan_remind_time" timestamp(0);--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "source_id" bigint;--> statement-breakpoint
ALTER TABLE "announcement_read" ADD COLUMN "deferrals" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement_target" ADD COLUMN "branch_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement_confirmation" ADD CONSTRAINT "announcement_confirmation_announcement_id_announcement_announcement_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcement"("announcement_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "announcement_source" ON "announcement" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "announcement_target_reader" ON "announcement_target" USING btree ("reader_id");--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_revision" CHECK ("announcement"."revision" >= 1);--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_min_seconds" CHECK ("announcement"."min_seconds" >= 0);--> statement-breakpoint
select set_config('app.scope', '*', true);
--> statement-breakpoint
update announcement set hand_remind_time = remind_time;
--> statement-breakpoint
update announcement_target set branch_id = fair_customer.branch_id
from guest join fair_customer on fair_customer.id = guest.fair_customer_id where guest.guest_id = announcement_target.reader_id;
--> statement-breakpoint
insert into announcement_confirmation (announcement_id, reader_id, revision, confirm_time)
select announcement_id, reader_id, 1, confirm_time from announcement_read where confirm_time is not null;
--> statement-breakpoint
select set_config('app.scope', '', true);
--> statement-breakpoint
drop policy branch_scope on announcement;
--> statement-breakpoint
-- Those to the guests of a fair are the fair's, the others of the company that tells them.
select guard_rows('announcement', $$case when target_type = 6 then trade_fair_id in (select visible_fairs())
  else exists (select from unnest(branch_ids) as telling where telling in (select visible_branches())) end$$);
--> statement-breakpoint
select guard_by_parent('announcement_confirmation', 'announcement_id', 'announcement');
