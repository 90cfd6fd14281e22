CREATE TABLE "counter_profile" (
	"profile_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"branch_id" text NOT NULL,
	"party_type" smallint NOT NULL,
	"party_id" text NOT NULL,
	"columns" jsonb NOT NULL,
	"date_form" smallint NOT NULL,
	"sign_rule" smallint NOT NULL,
	"sign_column" text DEFAULT '' NOT NULL,
	"plus_word" text DEFAULT '' NOT NULL,
	"goods_map" jsonb NOT NULL,
	"by_name" text NOT NULL,
	"time" timestamp(0) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "counter_profile_date_form" CHECK ("counter_profile"."date_form" in (1, 2, 3)),
	CONSTRAINT "counter_profile_sign_rule" CHECK ("counter_profile"."sign_rule" in (1, 2, 3)),
	CONSTRAINT "counter_profile_version" CHECK ("counter_profile"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "statement_follow" (
	"branch_id" text NOT NULL,
	"party_id" text NOT NULL,
	"since" timestamp(0) NOT NULL,
	CONSTRAINT "statement_follow_branch_id_party_id_pk" PRIMARY KEY("branch_id","party_id")
);
--> statement-breakpoint
ALTER TABLE "erp_event" DROP CONSTRAINT "erp_event_state";--> statement-breakpoint
ALTER TABLE "statement" ADD COLUMN "run_time" timestamp(0);--> statement-breakpoint
ALTER TABLE "statement_row" ADD COLUMN "joined_time" timestamp(0);--> statement-breakpoint
ALTER TABLE "core_reserve" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "erp_event" ADD COLUMN "dismiss_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "erp_event" ADD COLUMN "dismissed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "erp_event" ADD COLUMN "dismiss_time" timestamp(0);--> statement-breakpoint
ALTER TABLE "counter_profile" ADD CONSTRAINT "counter_profile_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_follow" ADD CONSTRAINT "statement_follow_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "counter_profile_party" ON "counter_profile" USING btree ("branch_id","party_type","party_id");--> statement-breakpoint
CREATE INDEX "statement_follow_since" ON "statement_follow" USING btree ("since");--> statement-breakpoint
ALTER TABLE "erp_event" ADD CONSTRAINT "erp_event_state" CHECK ("erp_event"."state" in (0, 1, 2, 9));--> statement-breakpoint
select guard_rows('counter_profile');
--> statement-breakpoint
select guard_rows('statement_follow');
