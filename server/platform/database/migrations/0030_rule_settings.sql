CREATE TABLE "rule_setting" (
	"setting_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"branch_id" text NOT NULL,
	"party_id" text DEFAULT '' NOT NULL,
	"rule_version" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"by_name" text NOT NULL,
	"time" timestamp(0) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "statement_match" ADD COLUMN "rule_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rule_setting" ADD CONSTRAINT "rule_setting_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rule_setting_version" ON "rule_setting" USING btree ("branch_id","party_id","rule_version");--> statement-breakpoint
select guard_rows('rule_setting');
