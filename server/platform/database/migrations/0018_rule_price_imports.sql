CREATE TABLE "rule_price_import" (
	"id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"rule_id" bigint NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rule_price_import" ADD CONSTRAINT "rule_price_import_rule_id_price_rule_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."price_rule"("rule_id") ON DELETE no action ON UPDATE no action;