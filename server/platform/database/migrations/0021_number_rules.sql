CREATE TABLE "number_rule" (
	"rule_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"branch_id" text NOT NULL,
	"party_type" smallint NOT NULL,
	"party_id" text NOT NULL,
	"their_prefix" text NOT NULL,
	"their_suffix" text NOT NULL,
	"our_prefix" text NOT NULL,
	"our_suffix" text NOT NULL,
	"enabled" smallint DEFAULT 1 NOT NULL,
	"by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "number_rule" ADD CONSTRAINT "number_rule_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "number_rule_once" ON "number_rule" USING btree ("branch_id","party_type","party_id","their_prefix","their_suffix","our_prefix","our_suffix");--> statement-breakpoint
select guard_rows('number_rule');
